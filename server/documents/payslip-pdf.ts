import PDFDocument from 'pdfkit';
import { productName } from '../../src/contract/product';
import type { PayslipDocument, PayslipPrint } from '../../src/documents/payslip-document';
import { directionOf } from '../../src/language/languages';
import { fontsIn } from './fonts';
import { type Area, drawPayslip } from './payslip-layout';
import { createPen, fontName } from './pen';

/** The size of A4 in points. */
const a4 = { width: 595.28, height: 841.89 };
const half = { width: a4.width, height: a4.height / 2 };

const margins = { a4: 40, half_a4: 24 };

type Pdf = PDFKit.PDFDocument;

/** A PDF that is being written, and the bytes of it that nobody has taken yet. */
interface OpenPdf {
  readonly pdf: Pdf;
  /** Takes the bytes that are ready. */
  readonly take: () => readonly Uint8Array[];
  /** Ends the PDF and takes the rest. */
  readonly end: () => Promise<readonly Uint8Array[]>;
}

/** @param password opens it; undefined for a PDF that everybody can open */
function openPdf({ language, title }: PayslipPrint, password: string | undefined): OpenPdf {
  const secured =
    password === undefined
      ? {}
      : {
          userPassword: password,
          // Nobody knows the password of the owner, who may print and copy anyway.
          ownerPassword: crypto.randomUUID(),
          permissions: { printing: 'highResolution', copying: true } as const,
          pdfVersion: '1.7ext3' as const,
        };
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    font: null as never,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: productName, Producer: productName },
    ...secured,
  });
  for (const weight of ['regular', 'bold'] as const)
    fontsIn(weight).forEach((font, place) => pdf.registerFont(fontName(weight, place), font as never));
  let chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.once('end', resolve));
  const take = (): readonly Uint8Array[] => {
    const taken = chunks;
    chunks = [];
    return taken;
  };
  return {
    pdf,
    take,
    end: async () => {
      pdf.end();
      await ended;
      return take();
    },
  };
}

/** Gives the areas of payslips one after another: a page each, or two on a page of A4. */
function areasOf(pdf: Pdf, print: PayslipPrint, isShared: boolean): () => Area {
  const margin = margins[print.paper];
  const page = print.paper === 'a4' || isShared ? a4 : half;
  let used = Infinity;
  return () => {
    const height = print.paper === 'a4' ? a4.height : half.height;
    if (used + height > page.height + 1) {
      pdf.addPage({ size: [page.width, page.height], margin: 0 });
      used = 0;
    } else {
      pdf
        .moveTo(0, used)
        .lineTo(page.width, used)
        .dash(3, { space: 3 })
        .lineWidth(0.4)
        .strokeColor('#9aa5b1')
        .stroke()
        .undash();
    }
    const area = { top: used, height, margin, width: page.width };
    used += height;
    return area;
  };
}

/** The logo as a data address. */
const addressOf = (logo: string): string => `data:image/${logo.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${logo}`;

/** Draws payslips into one PDF, one after another. */
function drawer({ pdf }: OpenPdf, print: PayslipPrint, isShared: boolean): (slip: PayslipDocument) => void {
  const logo = print.logo === undefined ? undefined : addressOf(print.logo);
  const pen = createPen(pdf, a4.width, directionOf(print.language));
  const next = areasOf(pdf, print, isShared);
  return (slip) => drawPayslip(pen, slip, logo, print.paper, next(), next);
}

/** A payslip as a PDF of its own. */
export async function payslipPdf(print: PayslipPrint, slip: PayslipDocument): Promise<Uint8Array> {
  const open = openPdf(print, slip.password);
  drawer(open, print, false)(slip);
  return Buffer.concat(await open.end());
}

/** All payslips in one PDF, in pieces of bytes. */
export async function* payslipsPdf(
  print: PayslipPrint,
  slips: readonly PayslipDocument[],
): AsyncGenerator<readonly Uint8Array[]> {
  const open = openPdf(print, undefined);
  const draw = drawer(open, print, true);
  for (const slip of slips) {
    draw(slip);
    yield open.take();
  }
  yield await open.end();
}
