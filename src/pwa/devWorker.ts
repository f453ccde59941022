/** The development server's worker: a module, which can import no script later, so it has all parts from the start. */
import './allParts'
import './worker'
