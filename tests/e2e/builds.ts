/** `npm run builds`: makes all builds under test before suites that run in parallel would each build them. */
import buildAll from './support/builds'

await buildAll()
