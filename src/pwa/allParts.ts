import * as workerParts from './workerParts'

/** As the built worker's second script does. */
Object.assign(self, { workerParts })
