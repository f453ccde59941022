/** The development server's worker: a module, which can import no script later, so it has all parts from the start. */
import './worker'
import * as workerParts from './workerParts'

/** As the built worker's second script does. */
Object.assign(self, { workerParts })
