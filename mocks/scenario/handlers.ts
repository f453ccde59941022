import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import {
  automaticSchema,
  bankLineSchema,
  decisionSchema,
  differenceSchema,
  simulatedBetSchema,
} from '#contract/scenario/actions'
import {
  clockSchema,
  type RuleRequest,
  ruleRequestSchema,
  type ScenarioRule,
  type TestControls,
} from '#contract/scenario/scenario'
import { answered, postHandler, refuse } from '../answer'
import type { MockConfig } from '../config'
import { device } from '../database/database'
import { clockOffset, rulesInOrder, scenarioPath, scenariosChanged } from '../scenarios'
import {
  automatic,
  bankLine,
  bet,
  decide,
  plantDifference,
  readAutomatic,
  resetData,
} from '../testerActions'

/** Actions of testers as the bank, a game or staff; see `contract/scenario/actions.ts`. */
function actionHandlers(at: (path: string) => string): HttpHandler[] {
  return [
    postHandler(at('/bankline'), bankLineSchema, bankLine),
    postHandler(at('/approve'), decisionSchema, decide),
    postHandler(at('/bet'), simulatedBetSchema, ({ userId, stake, won }) =>
      bet(userId, stake, won),
    ),
    postHandler(at('/difference'), differenceSchema, plantDifference),
    http.get(at('/automatic'), () => answered(readAutomatic)),
    postHandler(at('/automatic'), automaticSchema, (body) => automatic(body.automatic)),
  ]
}

async function controls(): Promise<TestControls> {
  const [rules, clockOffsetMs] = await Promise.all([rulesInOrder(), clockOffset()])
  return { rules, clockOffsetMs }
}

async function addRule(rule: RuleRequest): Promise<ScenarioRule> {
  const added = { ...rule, id: crypto.randomUUID(), addedAt: Date.now() }
  await device.rules.add(added)
  scenariosChanged()
  return added
}

async function removeRule(id: string): Promise<TestControls> {
  await device.rules.delete(id)
  scenariosChanged()
  return controls()
}

/** Deletes all rules and resets the clock. */
async function clearRules(): Promise<TestControls> {
  await device.transaction('rw', device.rules, device.settings, () =>
    Promise.all([device.rules.clear(), device.settings.delete('clockOffsetMs')]),
  )
  scenariosChanged()
  return controls()
}

async function setOffset(clockOffsetMs: number): Promise<TestControls> {
  await device.settings.put({ id: 'clockOffsetMs', value: clockOffsetMs })
  scenariosChanged()
  return controls()
}

/** Resets rules, clock and all simulated data. */
async function resetAll(config: MockConfig): Promise<TestControls> {
  const cleared = await clearRules()
  await resetData(config)
  return cleared
}

/**
 * The test API: read the state (GET), add a rule (POST), set the clock (POST …/clock), delete one rule or all
 * (DELETE), and reset all simulated data (POST …/reset). A form on another site can send neither DELETE nor
 * JSON.
 */
export function scenarioHandlers(config: MockConfig): HttpHandler[] {
  const at = (path = '') => `${config.apiOrigin}${scenarioPath}${path}`
  return [
    http.get(at(), () => answered(async () => Response.json(await device.execute(controls)))),
    postHandler(at(), ruleRequestSchema, async (rule) =>
      Response.json(await device.execute(() => addRule(rule))),
    ),
    http.delete(at(), () =>
      answered(async () => Response.json(await device.execute(() => clearRules()))),
    ),
    postHandler(at('/clock'), clockSchema, async ({ clockOffsetMs }) =>
      Response.json(await device.execute(() => setOffset(clockOffsetMs))),
    ),
    postHandler(at('/reset'), v.object({}), async () => {
      await device.ready()
      return Response.json(await resetAll(config))
    }),
    ...actionHandlers(at),
    http.delete(at('/:id'), ({ params }) =>
      answered(async () => {
        const known = await device.execute(() => device.rules.get(String(params.id)))
        if (!known) return refuse(404, 'No such rule')
        return Response.json(await device.execute(() => removeRule(known.id)))
      }),
    ),
  ]
}
