import * as v from 'valibot'
import { providerFailure } from '#api/client/provider'
import { request } from '#api/client/request'
import { readProvider } from '#contract/provider'
import {
  automaticSchema,
  type BankLine,
  type Decision,
  type PlantedDifference,
  type SimulatedBet,
} from '#contract/scenario/actions'
import { scenarioPaths } from '#contract/scenario/scenario'

/** Of what was done only the screens show the outcome. */
const anyAnswer = v.unknown()

/** A line on the operator's bank statement. Like all here it rejects with a `Failure`, coded where the provider refuses. */
export async function sendBankLine(line: BankLine): Promise<void> {
  await ask(scenarioPaths.bankLine, anyAnswer, line)
}

/** What an admin decides about a withdrawal. */
export async function decideWithdrawal(decision: Decision): Promise<void> {
  await ask(scenarioPaths.decide, anyAnswer, decision)
}

/** Play without a game. */
export async function placeBet(bet: SimulatedBet): Promise<void> {
  await ask(scenarioPaths.bet, anyAnswer, bet)
}

/** Something that the operator's books do not explain. */
export async function plantDifference(difference: PlantedDifference): Promise<void> {
  await ask(scenarioPaths.difference, anyAnswer, difference)
}

/** Whether deposits and withdrawals go on by themselves. */
export async function readAutomatic(): Promise<boolean> {
  return (await ask(scenarioPaths.automatic, automaticSchema)).automatic
}

export async function setAutomatic(automatic: boolean): Promise<boolean> {
  return (await ask(scenarioPaths.automatic, automaticSchema, { automatic })).automatic
}

/** Posts `order`; reads where there is none. */
async function ask<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  order?: object,
): Promise<v.InferOutput<Schema>> {
  try {
    const body = await request(path, order && { method: 'POST', body: order })
    return readProvider(schema, body)
  } catch (cause) {
    throw providerFailure(cause, path)
  }
}
