// Runs the bundle of the tests as the build's starter does: <file> <milliseconds after which compiled code is kept>.
import { runCompiled } from '../../server/runtime/run-compiled';

runCompiled(process.argv[2]!, Number(process.argv[3]));
