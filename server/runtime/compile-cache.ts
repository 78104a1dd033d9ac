import nodeModule from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../settings/project';

/** The part of Node's API that versions before 22.1 do not have. */
interface CompileCache {
  readonly enableCompileCache?: (directory: string) => unknown;
}

// Keeps compiled code beside the build, so the next start need not compile it again. The usual folder for temporary
// files would not do: other users of the machine could put code there. Where the folder cannot be written, nothing is
// kept.
(nodeModule as CompileCache).enableCompileCache?.(join(projectRoot, 'dist', '.compile-cache'));
