/**
 * Configures fast-check with a fixed seed, so that each run has the same result. `SEED=7 npm run unit`
 * tries other cases.
 */
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: Number(process.env.SEED ?? 20_261_125) })

export * from 'fast-check'
