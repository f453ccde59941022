/** Summaries and descriptions of calls. Most follow from the call's name and caller; the tables hold the rest. */
import { adminCalls } from '#contract/admin/calls'
import type { Call } from '#contract/calls/call'
import { descriptions, summaries } from './wordTables'

/** `kanban-addColumn-post` → `KanbanAddColumnPost`. */
export function pascal(name: string): string {
  return name
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** Name of one entry of a list. */
export function singular(name: string): string {
  if (/(ss|us|Row)$/.test(name)) return `${name}Row`
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  if (/(sses|uses|xes|ches)$/.test(name)) return name.slice(0, -2)
  return name.endsWith('s') ? name.slice(0, -1) : `${name}Row`
}

/** First words that say what a call does. */
const verbs =
  /^(accept|add|adjust|apply|archive|attach|block|cancel|change|check|claim|clear|compare|confirm|decide|delete|detach|disable|edit|end|enrol|export|filter|follow|generate|import|insert|issue|like|list|load|log|make|mark|match|meet|modify|move|note|open|place|read|recall|receive|redeem|register|remove|repair|replace|reply|report|request|reset|restore|run|save|search|select|send|set|spin|unfriend|update|verify|withdraw) /

function ownWords(table: Readonly<Record<string, string>>, { method, name }: Call) {
  return table[`${method} ${name}`] ?? table[name]
}

/** One line without a full stop. */
export function summaryOf(call: Call): string {
  const { name, group, method } = call
  const own = ownWords(summaries, call)
  if (own !== undefined) return own
  const [section = '', part] = name.split('-')
  const words = wordsOf(part ?? section)
  const sentence = method === 'GET' && !verbs.test(words) ? `get ${words}` : words
  const place = part === undefined ? '' : ` (${wordsOf(group)})`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + place
}

/** @returns why the summary of a call says too little; null if it is fine */
export function summaryFault(call: Call): string | null {
  const words = `${summaryOf(call).replace(/ \(.*/, '')} `.toLowerCase()
  if (call.method === 'GET' || ownWords(summaries, call) !== undefined) return null
  return verbs.test(words) && words.trim().includes(' ')
    ? null
    : `${call.name}: does not begin with a verb and its object; add a summary in mocks/openapi/wordTables.ts`
}

function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

const permissions: Readonly<Record<string, { needs: string }>> = adminCalls

/** What the call means if its name does not say it, and who may make it. */
export function descriptionOf(call: Call): string {
  const own = ownWords(descriptions, call)
  return own === undefined ? callerOf(call) : `${own} ${callerOf(call)}`
}

function callerOf({ caller, name, path }: Call): string {
  if (path.startsWith('/api/')) {
    return caller === 'anyone' ? 'For the app itself.' : 'For the app itself, with a session.'
  }
  switch (caller) {
    case 'anyone':
      return 'Needs no session.'
    case 'player':
      return 'Needs a player’s session.'
    case 'owner':
      return 'Needs the session of the player whom the answer is about.'
    case 'staff': {
      const needs = permissions[name]?.needs ?? 'staff'
      return needs === 'staff'
        ? 'Needs a session of staff.'
        : `Needs a session of staff with the permission \`${needs}\`.`
    }
    default:
      return caller satisfies never
  }
}
