/** Builds the table of `/api`: the paths of a section with their answers. */
import type * as v from 'valibot'
import { accountPaths } from '../account/account'
import type { Call } from './call'

const methods = { get: 'GET', post: 'POST', delete: 'DELETE' } as const

/** Answers of one path, by method. */
interface Entry {
  answers: Partial<Record<keyof typeof methods, v.GenericSchema>>
  isSpecified: boolean
  query?: v.GenericSchema | undefined
}

/** A specified call that reads; `schema` is its answer. */
export const get = (schema: v.GenericSchema): Entry => ({
  answers: { get: schema },
  isSpecified: true,
})

/** A specified call that changes something. */
export const post = (schema: v.GenericSchema): Entry => ({
  answers: { post: schema },
  isSpecified: true,
})

/** Calls outside the specification. */
export const ours = (answers: Entry['answers'], query?: v.GenericSchema): Entry => ({
  answers,
  isSpecified: false,
  query,
})

/** @returns the calls of one section; `entries` holds the answers of each path */
export function section<const Name extends string>(
  group: string,
  paths: Readonly<Record<Name, string>>,
  entries: Readonly<Record<Name, Entry | Entry[]>>,
): Call[] {
  const pathOf: Readonly<Record<string, string>> = paths
  return Object.entries<Entry | Entry[]>(entries).flatMap(([name, entry]) =>
    [entry].flat().flatMap((one) => callsAt(group, name, pathOf[name] ?? '', one)),
  )
}

function callsAt(group: string, name: string, path: string, entry: Entry): Call[] {
  const { answers, isSpecified, query } = entry
  return (['get', 'post', 'delete'] as const).flatMap((method) => {
    const content = answers[method]
    if (!content) return []
    return {
      name: `${group}-${name}-${method}`,
      method: methods[method],
      path,
      group,
      caller: path === accountPaths.me && method === 'get' ? 'player' : 'anyone',
      envelope: 'bare',
      content,
      query: method === 'get' ? query : undefined,
      isSpecified,
    }
  })
}
