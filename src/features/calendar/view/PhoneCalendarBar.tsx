import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { clockNow } from '#lib/device/clock'
import { dayIn } from '#lib/zones'
import { FileInput } from '#ui/form/FileInput'
import { MoreIcon, PlusIcon } from '#ui/icons/actions'
import { CalendarIcon, SearchIcon } from '#ui/icons/menu'
import { useLocale, useText } from '#ui/intl/useText'
import type { Action } from '#ui/overlay/ActionMenu'
import { LazyActionMenu } from '#ui/overlay/lazyOverlay'
import { PageBack, phoneBarHeight } from '#ui/page/PageBar'
import { useDemoZone } from '#ui/time/demoClock'
import { useSaveEvents } from '../file/useSaveEvents'
import type { CalendarBarProps } from './CalendarBar'
import { DayJump } from './DayJump'
import { views } from './days'
import { periodTitle } from './periodTitle'

interface PhoneCalendarBarProps extends CalendarBarProps {
  onStep: (by: 1 | -1) => void
  isFinding: boolean
  onFind: () => void
  /** Undefined until the events are loaded. */
  onAdd: (() => void) | undefined
  onImport: (files: readonly File[]) => void
  onHelp: () => void
}

/** The only bar of a phone's calendar. The period opens the date picker, the menu has the views and files. */
export function PhoneCalendarBar(props: PhoneCalendarBarProps) {
  const { view, day, onShow, onStep, isFinding, onFind, onAdd, onImport, onHelp } = props
  const text = useText()
  const locale = useLocale()
  const zone = useDemoZone()
  const hasKeyboard = useMediaQuery('(hover: hover)', { noSsr: true })
  const { saveAll } = useSaveEvents()
  const [picker, setPicker] = useState<HTMLInputElement | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = text('calendar.import')
  const actions: Action[] = [
    ...views.map((one) => ({
      key: one,
      label: text(`calendar.view.${one}`),
      selected: one === view,
      onSelect: () => onShow({ view: one }),
    })),
    {
      key: 'previous',
      label: text('calendar.previous'),
      begins: true,
      onSelect: () => onStep(-1),
    },
    { key: 'next', label: text('calendar.next'), onSelect: () => onStep(1) },
    { key: 'import', label: choose, begins: true, onSelect: () => picker?.click() },
    { key: 'export', label: text('calendar.exportAll'), onSelect: () => void saveAll() },
    ...(hasKeyboard ? [{ key: 'keys', label: text('keys.title'), onSelect: onHelp }] : []),
  ]
  return (
    <Bar>
      <PageBack />
      <Period>
        <DayJump day={day} onDay={(next) => onShow({ day: next })}>
          <h2 aria-live="polite">
            <bdi>{periodTitle(view, day, locale)}</bdi>
          </h2>
        </DayJump>
      </Period>
      <IconButton
        aria-label={text('calendar.today')}
        onClick={() => onShow({ day: dayIn(clockNow(), zone) })}
      >
        <CalendarIcon size={22} />
      </IconButton>
      <IconButton aria-label={text('table.search')} aria-expanded={isFinding} onClick={onFind}>
        <SearchIcon size={22} />
      </IconButton>
      <IconButton
        aria-label={text('demo.more')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon size={22} />
      </IconButton>
      <IconButton
        color="primary"
        aria-label={text('calendar.add')}
        disabled={onAdd === undefined}
        onClick={onAdd}
      >
        <PlusIcon size={24} />
      </IconButton>
      <FileInput
        ref={setPicker}
        accept="text/calendar,.ics"
        aria-label={choose}
        multiple
        onChoose={onImport}
      />
      {anchor && (
        <LazyActionMenu
          anchor={anchor}
          label={text('demo.more')}
          actions={actions}
          onClose={() => setAnchor(null)}
        />
      )}
    </Bar>
  )
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: phoneBarHeight,
  '& .MuiIconButton-root': { width: 44, height: 44 },
  '& > .MuiIconButton-root:last-of-type': { marginInlineEnd: -8 },
})

/** Takes a line of its own where a long period would be cut. */
const Period = styled('div')(({ theme }) => ({
  flex: '1 1 7em',
  minWidth: 0,
  '& > div': { height: 'auto', minHeight: 44, placeItems: 'center start' },
  h2: { ...theme.typography.h4, margin: 0, color: theme.palette.text.primary, lineHeight: 1.2 },
}))
