import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { productName } from '../../src/contract/product';
import { ViewBoundary } from '../../ui/notices/view-boundary';
import { SkeletonLines } from '../../ui/notices/skeleton-lines';
import { useHead } from './page';

/** The page that is open, under its heading, which gets the focus when another page opens. */
export function OpenedPage({
  page: { name, View },
}: {
  readonly page: { readonly name: string; readonly View: ComponentType };
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    document.title = `${name} · ${productName}`;
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [name]);
  const head = useHead();
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={head}>
        {name}
      </h1>
      <ViewBoundary key={name}>
        <Suspense fallback={<SkeletonLines />}>
          <View />
        </Suspense>
      </ViewBoundary>
    </>
  );
}
