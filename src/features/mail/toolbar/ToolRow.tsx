import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useState } from 'react'
import { MoreIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { LazyActionMenu } from '#ui/overlay/lazyOverlay'
import { Tool } from './Tool'

export interface MailTool {
  label: string
  /** In the menu instead, where it says what the press will do. */
  words?: ReactNode
  icon: ReactNode
  /** What opens there has the button beside it. */
  onSelect: (button: HTMLElement) => void
  /** On a phone it has a button of its own; the others stand in a menu. */
  isHandy?: boolean
  /** It stands in the menu on every device. */
  isRare?: boolean
  /** Presses it for a key. */
  name?: ToolName
}

export type ToolName = 'label' | 'snooze'

/** What can be done to mails: a button each, as far as there is room. */
export function ToolRow({ tools }: { tools: readonly MailTool[] }) {
  const text = useText()
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true })
  const [more, setMore] = useState<HTMLElement | null>(null)
  const shown = tools.filter(({ isHandy, isRare }) => isHandy || !(isNarrow || isRare))
  const rest = tools.filter((tool) => !shown.includes(tool))
  return (
    <>
      {shown.map(({ label, icon, onSelect, name }) => (
        <Tool key={label} label={label} name={name} onClick={onSelect}>
          {icon}
        </Tool>
      ))}
      {rest.length > 0 && (
        <>
          <Tool label={text('demo.more')} onClick={setMore}>
            <MoreIcon size={20} />
          </Tool>
          {more && (
            <LazyActionMenu
              anchor={more}
              label={text('demo.more')}
              actions={rest.map(({ label, words = label, onSelect }) => ({
                key: label,
                label: words,
                onSelect: () => onSelect(more),
              }))}
              onClose={() => setMore(null)}
            />
          )}
        </>
      )}
    </>
  )
}

/** Presses the first of the page's buttons with this name. */
export function pressTool(name: ToolName): void {
  document.querySelector<HTMLElement>(`[data-mail-tool="${name}"]`)?.click()
}
