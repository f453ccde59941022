import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import { scenarioEffects, scenarioLimits } from '#contract/scenario/scenario'
import { answered, refuse } from '../answer'
import type { MockConfig } from '../config'
import { device } from '../database/database'
import { scenarioPath } from '../scenarios'
import { deed, deedHandlers } from './actions'
import { addRule, clearRules, removeRule, resetAll, setOffset, steering } from './steering'

const ruleSchema = v.object({
  match: v.pipe(v.string(), v.nonEmpty(), v.maxLength(scenarioLimits.matchLength)),
  method: v.optional(v.nullable(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])), null),
  effect: v.picklist(scenarioEffects),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(scenarioLimits.delayMs)), 0),
  times: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(scenarioLimits.times))),
    null,
  ),
})

/** Ten years either way. */
const farthestMs = 10 * 366 * 24 * 60 * 60 * 1000

const clockSchema = v.object({
  clockOffsetMs: v.pipe(v.number(), v.integer(), v.minValue(-farthestMs), v.maxValue(farthestMs)),
})

/**
 * The testers' door: read (GET), add a rule (POST), set the clock (POST …/clock), take back one rule
 * or all (DELETE), and put all simulated data back to its start (POST …/reset). A form can send
 * neither DELETE nor JSON.
 */
export function scenarioHandlers(config: MockConfig): HttpHandler[] {
  const at = (path = '') => `${config.apiOrigin}${scenarioPath}${path}`
  return [
    http.get(at(), () => answered(async () => Response.json(await device.carryOut(steering)))),
    deed(at(), ruleSchema, async (rule) =>
      Response.json(await device.carryOut(() => addRule(rule)), { status: 201 }),
    ),
    http.delete(at(), () =>
      answered(async () => Response.json(await device.carryOut(() => clearRules()))),
    ),
    deed(at('/clock'), clockSchema, async ({ clockOffsetMs }) =>
      Response.json(await device.carryOut(() => setOffset(clockOffsetMs))),
    ),
    deed(at('/reset'), v.object({}), async () => {
      await device.ready()
      return Response.json(await resetAll(config))
    }),
    ...deedHandlers(at),
    http.delete(at('/:id'), ({ params }) =>
      answered(async () => {
        const known = await device.carryOut(() => device.rules.get(String(params.id)))
        if (!known) return refuse(404, 'No such rule')
        return Response.json(await device.carryOut(() => removeRule(known.id)))
      }),
    ),
  ]
}
