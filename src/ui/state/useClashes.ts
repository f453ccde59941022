import { useState } from 'react'

type Texts<Name extends string> = Readonly<Record<Name, string>>

/**
 * What other windows saved meanwhile of the fields that were touched here.
 *
 * @param stored the same object as long as nothing else is stored
 */
export function useClashes<Name extends string>(
  names: readonly Name[],
  stored: Texts<Name>,
  typed: Texts<Name>,
) {
  const [last, setLast] = useState(stored)
  /** Of fields that were touched, what was stored when they were. */
  const [seen, setSeen] = useState<ReadonlyMap<Name, string>>(new Map())
  const isAnother = (name: Name, value: string) => typed[name].trim() !== value.trim()
  if (stored !== last) {
    setLast(stored)
    setSeen(
      new Map(
        names
          .map((name): [Name, string] => [name, seen.get(name) ?? last[name]])
          // What nobody touched shows at once what is stored now.
          .filter(([name, value]) => isAnother(name, value)),
      ),
    )
  }
  return {
    clashOf: (name: Name): string | undefined => {
      const value = stored[name]
      return (seen.get(name) ?? value) !== value && isAnother(name, value) ? value : undefined
    },
    /** What is stored in the field now is known. */
    see: (name: Name) =>
      setSeen((known) => new Map([...known].filter(([touched]) => touched !== name))),
  }
}
