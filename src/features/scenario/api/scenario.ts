import * as v from 'valibot'
import { request } from '#api/client/request'
import { type Failure, isFailure } from '#contract/failure'
import {
  isSameOrder,
  type RuleOrder,
  type ScenarioRule,
  type Steering,
  scenarioPaths,
  scenarioRuleSchema,
  steeringSchema,
} from '#contract/scenario/scenario'

/** A reset creates a year of transactions again. */
const resetTimeoutMs = 60_000

/** Every function here rejects with a `Failure` and then leaves the active rules and the clock unchanged. */
export async function readSteering(): Promise<Steering> {
  return readAnswer(steeringSchema, await request(scenarioPaths.all))
}

/**
 * Adds all rules, or none if one is refused. Rules that are already active are skipped, so a double click
 * has one effect.
 */
export async function addRules(orders: readonly RuleOrder[]): Promise<Steering> {
  const { rules } = await readSteering()
  const missing = orders.filter((order) => !rules.some((rule) => isSameOrder(rule, order)))
  const added: ScenarioRule[] = []
  try {
    for (const order of missing) added.push(await addRule(order))
  } catch (cause) {
    await Promise.allSettled(added.map(({ id }) => removeRule(id)))
    throw cause
  }
  return readSteering()
}

/** Removes a rule. Succeeds even if the rule's last call has used it up in the meantime. */
export async function removeRule(id: string): Promise<Steering> {
  try {
    const body = await request(scenarioPaths.rule(id), { method: 'DELETE' })
    return readAnswer(steeringSchema, body)
  } catch (cause) {
    if (isFailure(cause) && cause.status === 404) return readSteering()
    throw cause
  }
}

/** Removes all rules and resets the clock. */
export async function clearRules(): Promise<Steering> {
  return readAnswer(steeringSchema, await request(scenarioPaths.all, { method: 'DELETE' }))
}

/** Sets the offset between the simulated back ends' clock and the device's. */
export async function setClockOffset(clockOffsetMs: number): Promise<Steering> {
  const body = await request(scenarioPaths.clock, { method: 'POST', body: { clockOffsetMs } })
  return readAnswer(steeringSchema, body)
}

/** Resets rules, clock and all simulated data. */
export async function resetSimulation(): Promise<Steering> {
  const body = await request(scenarioPaths.reset, {
    method: 'POST',
    body: {},
    timeoutMs: resetTimeoutMs,
  })
  return readAnswer(steeringSchema, body)
}

async function addRule(order: RuleOrder): Promise<ScenarioRule> {
  const body = await request(scenarioPaths.all, { method: 'POST', body: order })
  return readAnswer(scenarioRuleSchema, body)
}

/**
 * Validates a response of the test API.
 * @throws a {@link Failure} if it does not match the schema
 */
export function readAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const message = `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`
  console.error("The testers' door answered something else than agreed:", message)
  throw { kind: 'badAnswer', status: null, message } satisfies Failure
}
