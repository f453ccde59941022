import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useState } from 'react'
import { MoreIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { LazyActionMenu } from '#ui/overlay/lazyOverlay'
import { Tool } from './Tool'

export interface MailTool {
  label: string
  /** Label in the menu, if it should say what the press will do. */
  words?: ReactNode
  icon: ReactNode
  /** Receives the button, as anchor for menus. */
  onSelect: (button: HTMLElement) => void
  /** Shown as a button on phones; other tools move to a menu. */
  isHandy?: boolean
  /** Shown in the menu on every device. */
  isRare?: boolean
  /** Name by which a shortcut presses the tool. */
  name?: ToolName
}

export type ToolName = 'label' | 'snooze'

/** Actions on mails, one button each, as far as there is room. */
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

/** Presses the first button of the page with this name. */
export function pressTool(name: ToolName): void {
  document.querySelector<HTMLElement>(`[data-mail-tool="${name}"]`)?.click()
}
