/**
 * The development server's worker. It is a module and cannot import a script later, so it has all parts from
 * the start.
 */
import './worker'
import * as workerParts from './workerParts'

/** Does the same as the second script of the built worker. */
Object.assign(self, { workerParts })
