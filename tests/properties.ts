/**
 * fast-check with one seed for every property that names none, so that a run says what the one before it
 * said; `SEED=7 npm run unit` tries other cases.
 */
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: Number(process.env.SEED ?? 20_261_125) })

export * from 'fast-check'
