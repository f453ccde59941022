/** Plays one sequence on the back end and on the model. */
import { clockTime } from '../provider/providerPlayer'
import type { Command } from './commands'
import { compareAll, comparePage } from './compare'
import { compareStaff } from './compareStaff'
import { drives } from './drive'
import type { Terms } from './terms'
import { Mismatch, Story, Turn } from './turn'

/** @returns the first difference with the steps that led to it; null if there is none */
export async function firstDifference(
  list: readonly Command[],
  terms: Terms,
): Promise<string | null> {
  try {
    await play(list, terms)
    return null
  } catch (error) {
    if (error instanceof Mismatch) return error.message
    throw error
  }
}

async function play(list: readonly Command[], terms: Terms): Promise<void> {
  const story = await Story.begin(terms)
  for (const [index, command] of list.entries()) {
    const turn = new Turn(story, command)
    story.model.passUntil(clockTime())
    await drives[command.kind](turn)
    story.model.passUntil(clockTime())
    if (command.kind === 'nothing') continue
    const found = await comparePage(turn.player, turn.person, clockTime(), index)
    if (found.length > 0) throw turn.mismatch(found.join('\n'))
  }
  for (const who of [0, 1] as const) {
    const turn = new Turn(story, { kind: 'nothing', who, part: 0, isDoubled: false })
    const found = await compareAll(turn.player, turn.person, clockTime())
    if (found.length > 0) throw turn.mismatch(found.join('\n'))
  }
  const found = await compareStaff(await story.staff(), story.model, clockTime())
  if (found.length > 0) throw story.mismatch(found.join('\n'))
}
