/** `npm run builds`: all builds under test, for what runs beside each other and would else build them twice. */
import buildAll from './support/builds'

await buildAll()
