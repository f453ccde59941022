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

/** The response is ignored, because the pages show the result. */
const anyAnswer = v.unknown()

/**
 * Adds a line to the operator's bank statement. All functions here reject with a `Failure`, including the
 * provider's error code.
 */
export async function sendBankLine(line: BankLine): Promise<void> {
  await ask(scenarioPaths.bankLine, anyAnswer, line)
}

/** Decides a withdrawal in place of an admin. */
export async function decideWithdrawal(decision: Decision): Promise<void> {
  await ask(scenarioPaths.decide, anyAnswer, decision)
}

/** Simulates a bet without a game. */
export async function placeBet(bet: SimulatedBet): Promise<void> {
  await ask(scenarioPaths.bet, anyAnswer, bet)
}

/** Creates a difference that the operator's books do not explain. */
export async function plantDifference(difference: PlantedDifference): Promise<void> {
  await ask(scenarioPaths.difference, anyAnswer, difference)
}

/** Whether deposits and withdrawals proceed automatically. */
export async function readAutomatic(): Promise<boolean> {
  return (await ask(scenarioPaths.automatic, automaticSchema)).automatic
}

export async function setAutomatic(automatic: boolean): Promise<boolean> {
  return (await ask(scenarioPaths.automatic, automaticSchema, { automatic })).automatic
}

/** Posts `content`, or sends a GET without one. */
async function ask<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  content?: object,
): Promise<v.InferOutput<Schema>> {
  try {
    const body = await request(path, content && { method: 'POST', body: content })
    return readProvider(schema, body)
  } catch (cause) {
    throw providerFailure(cause, path)
  }
}
