import type { ReactNode } from 'react'
import type { FileFault } from '#contract/scenario/fault'
import { type Text, useText } from '#ui/intl/useText'

interface CodedTextProps {
  id: Parameters<Text>[0]
  /** Machine-readable codes by placeholder name. */
  codes: Readonly<Record<string, string>>
}

/** A sentence in the user's language with code that is the same in all languages. */
export function CodedText({ id, codes }: CodedTextProps) {
  const text = useText()
  // Every second part is a placeholder name.
  const parts = text(id).split(/\{(\w+)\}/)
  return (
    <>
      {parts.map((part, index) => (index % 2 === 0 ? part : <Code key={part}>{codes[part]}</Code>))}
    </>
  )
}

/** Always left to right, whatever the direction of the surrounding text. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code dir="ltr" lang="en">
      {children}
    </code>
  )
}

/** Describes an error in a file and its position. */
export function FaultText({ fault: { kind, place, detail } }: { fault: FileFault }) {
  return <CodedText id={`scenario.fault.${kind}`} codes={{ place, detail }} />
}
