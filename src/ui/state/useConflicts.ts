import { useState } from 'react'

type Texts<Name extends string> = Readonly<Record<Name, string>>

/**
 * Conflicts: values that other windows saved in the meantime for fields that were edited here.
 *
 * @param stored the same object as long as nothing else is stored
 */
export function useConflicts<Name extends string>(
  names: readonly Name[],
  stored: Texts<Name>,
  typed: Texts<Name>,
) {
  const [last, setLast] = useState(stored)
  /** Base values of edited fields: the stored values from before the first change by another window. */
  const [seen, setSeen] = useState<ReadonlyMap<Name, string>>(new Map())
  const isAnother = (name: Name, value: string) => typed[name].trim() !== value.trim()
  if (stored !== last) {
    setLast(stored)
    setSeen(
      new Map(
        names
          .map((name): [Name, string] => [name, seen.get(name) ?? last[name]])
          // Unedited fields show the stored value at once.
          .filter(([name, value]) => isAnother(name, value)),
      ),
    )
  }
  return {
    conflictOf: (name: Name): string | undefined => {
      const value = stored[name]
      return (seen.get(name) ?? value) !== value && isAnother(name, value) ? value : undefined
    },
    /** Marks the currently stored value of the field as known. */
    see: (name: Name) =>
      setSeen((known) => new Map([...known].filter(([touched]) => touched !== name))),
  }
}
