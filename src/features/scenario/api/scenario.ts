import * as v from 'valibot'
import { request } from '#api/client/request'
import { type Failure, isFailure } from '#contract/failure'
import {
  isSameRule,
  type RuleRequest,
  type ScenarioRule,
  scenarioPaths,
  scenarioRuleSchema,
  type TestControls,
  testControlsSchema,
} from '#contract/scenario/scenario'

/** A reset creates a year of transactions again. */
const resetTimeoutMs = 60_000

/** Every function here rejects with a `Failure` and then leaves the active rules and the clock unchanged. */
export async function readTestControls(): Promise<TestControls> {
  return readAnswer(testControlsSchema, await request(scenarioPaths.all))
}

/**
 * Adds all rules, or none if one is refused. Rules that are already active are skipped, so a double click
 * has one effect.
 */
export async function addRules(wantedRules: readonly RuleRequest[]): Promise<TestControls> {
  const { rules } = await readTestControls()
  const missing = wantedRules.filter((wanted) => !rules.some((rule) => isSameRule(rule, wanted)))
  const added: ScenarioRule[] = []
  try {
    for (const wanted of missing) added.push(await addRule(wanted))
  } catch (cause) {
    await Promise.allSettled(added.map(({ id }) => removeRule(id)))
    throw cause
  }
  return readTestControls()
}

/** Removes a rule. Succeeds even if the rule's last call has used it up in the meantime. */
export async function removeRule(id: string): Promise<TestControls> {
  try {
    const body = await request(scenarioPaths.rule(id), { method: 'DELETE' })
    return readAnswer(testControlsSchema, body)
  } catch (cause) {
    if (isFailure(cause) && cause.status === 404) return readTestControls()
    throw cause
  }
}

/** Removes all rules and resets the clock. */
export async function clearRules(): Promise<TestControls> {
  return readAnswer(testControlsSchema, await request(scenarioPaths.all, { method: 'DELETE' }))
}

/** Sets the offset between the simulated back ends' clock and the device's. */
export async function setClockOffset(clockOffsetMs: number): Promise<TestControls> {
  const body = await request(scenarioPaths.clock, { method: 'POST', body: { clockOffsetMs } })
  return readAnswer(testControlsSchema, body)
}

/** Resets rules, clock and all simulated data. */
export async function resetSimulation(): Promise<TestControls> {
  const body = await request(scenarioPaths.reset, {
    method: 'POST',
    body: {},
    timeoutMs: resetTimeoutMs,
  })
  return readAnswer(testControlsSchema, body)
}

async function addRule(wanted: RuleRequest): Promise<ScenarioRule> {
  const body = await request(scenarioPaths.all, { method: 'POST', body: wanted })
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
