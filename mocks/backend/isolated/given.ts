/** Modules that isolated back ends share with their caller, so that `instanceof` works for their errors. */
import * as badOption from '../badOption'
import * as badScenario from '../badScenario'
import * as badSnapshot from '../badSnapshot'
import * as files from '../files'

/** By path in the project. */
export const given: Readonly<Record<string, object>> = {
  'mocks/backend/badOption.ts': badOption,
  'mocks/backend/badScenario.ts': badScenario,
  'mocks/backend/badSnapshot.ts': badSnapshot,
  'mocks/backend/files.ts': files,
}
