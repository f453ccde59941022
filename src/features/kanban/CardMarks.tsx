import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { Item, Priority, Profile, Story } from '#contract/kanban/kanban'
import { clockNow } from '#lib/device/clock'
import type { Label } from '#lib/label'
import { bangkokDay, intlLocale, timeZone } from '#lib/time'
import { textSized } from '#ui/appearance/sizes'
import { atParentsStart, languageOf } from '#ui/display/DataText'
import { FlagIcon, PaperclipIcon } from '#ui/icons/actions'
import { CheckIcon } from '#ui/icons/controls'
import { CalendarIcon, ChatIcon } from '#ui/icons/menu'
import { useLocale, useText } from '#ui/intl/useText'
import { labelChipStyles, labelTones } from '#ui/label/LabelChip'
import { useDemoFormat } from '#ui/time/demoClock'
import { watchClock } from '#ui/time/useNow'
import type { CardRef } from './actions/useCardActions'
import type { DragHandle } from './drag/DropList'
import { useKanban } from './model/kanban'

type Tone = 'info' | 'success' | 'warning' | 'error'

const tones: Readonly<Record<Priority, Tone>> = {
  low: 'info',
  medium: 'warning',
  high: 'error',
}

/** Height of a line of marks in pixels. */
export const marksLine = textSized(20)

/** Maximum number of lines for the marks of a card, in any width and language. */
export function marksLines(card: Item | Story): 1 | 2 {
  return marksCount(card) > 3 ? 2 : 1
}

function marksCount(card: Item | Story): number {
  const { dueDate, attachments, commentIds } = card
  const checks = 'checklist' in card ? card.checklist : []
  return 1 + (dueDate === null ? 0 : 1) + [checks, attachments, commentIds].filter(hasAny).length
}

const hasAny = ({ length }: readonly unknown[]) => length > 0

interface CardMarksProps {
  card: Item | Story
  /** Whether the marks may take as many lines as needed, or none wraps. */
  isRoomy?: boolean
}

/**
 * Priority, due day, checklist, files and comments of an item or story. In narrow places three marks share
 * one line, without the name of the priority if only its flag fits; more marks take a second line.
 */
export function CardMarks({ card, isRoomy = false }: CardMarksProps) {
  const text = useText()
  const format = useDemoFormat()
  const locale = useLocale()
  const { priority, dueDate, attachments, commentIds } = card
  const checks = 'checklist' in card ? card.checklist : []
  const done = checks.filter(({ isDone }) => isDone).length
  // Rerenders when the day changes, not every minute.
  const today = useSyncExternalStore(watchClock, () => format.day(clockNow()))
  const due = dueDate === null ? null : dueOf(dueDate, locale, today)
  return (
    <Line data-lines={isRoomy ? undefined : marksLines(card)}>
      <Mark icon={<FlagIcon size={16} />} tone={tones[priority]} name={text('kanban.priority')}>
        <span>{text(`kanban.priority.${priority}`)}</span>
      </Mark>
      {due && (
        <Mark
          icon={<CalendarIcon size={16} />}
          tone={due.isPast ? 'error' : null}
          name={text(due.isPast ? 'kanban.overdue' : 'kanban.dueDate')}
        >
          <bdi>{due.day}</bdi>
        </Mark>
      )}
      {checks.length > 0 && (
        <Mark
          icon={<CheckIcon size={16} />}
          tone={done === checks.length ? 'success' : null}
          name={text('kanban.checklist')}
        >
          {format.number(done)}/{format.number(checks.length)}
        </Mark>
      )}
      {attachments.length > 0 && (
        <Mark icon={<PaperclipIcon size={16} />} name={text('kanban.files')}>
          {format.number(attachments.length)}
        </Mark>
      )}
      {commentIds.length > 0 && (
        <Mark icon={<ChatIcon size={16} />} name={text('kanban.comments')}>
          {format.number(commentIds.length)}
        </Mark>
      )}
    </Line>
  )
}

interface MarkProps {
  icon: ReactNode
  /** Accessible name of the icon. Visually hidden text would be painted with every frame. */
  name: string
  tone?: Tone | null
  children: ReactNode
}

function Mark({ icon, name, tone = null, children }: MarkProps) {
  return (
    <span data-tone={tone}>
      <b role="img" aria-label={name}>
        {icon}
      </b>
      {children}
    </span>
  )
}

/** Styles the marks too, which are plain elements, because scrolling mounts and unmounts many cards. */
const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  minWidth: 0,
  '& > span': {
    ...theme.typography.caption,
    height: marksLine,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
  },
  '& > [data-tone="info"]': { color: theme.palette.info.readable },
  '& > [data-tone="success"]': { color: theme.palette.success.readable },
  '& > [data-tone="warning"]': { color: theme.palette.warning.readable },
  '& > [data-tone="error"]': { color: theme.palette.error.readable },
  '& b': { display: 'flex', flexShrink: 0 },
  '&[data-lines="1"]': {
    flexWrap: 'nowrap',
    '& > span': { flexShrink: 0 },
    // If the name of the priority does not fit, it wraps out of sight.
    '& > :first-of-type': {
      flexShrink: 1,
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      minWidth: 16,
      gap: 0,
      overflow: 'hidden',
      '& > *': { height: marksLine, alignItems: 'center' },
      '& > span': { lineHeight: `${marksLine}px`, marginInlineStart: 3 },
    },
  },
}))

interface PersonProps {
  person: Profile | undefined
  /** Pixels. */
  size?: number
}

/** The assignee of an item or story. Material UI's avatar would take half the cost of a card. */
export function Person({ person, size = 28 }: PersonProps) {
  if (!person) return null
  return (
    <Picture
      src={person.avatar}
      alt={person.name}
      title={person.name}
      width={size}
      height={size}
      draggable={false}
    />
  )
}

const Picture = styled('img')({ flexShrink: 0, borderRadius: '50%', objectFit: 'cover' })

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a due day as day and month, plus the year if it is not the current one.
 * @returns the text and whether the day has passed
 */
function dueOf(moment: number, locale: string, today: string) {
  // Stored as the start of a day in Bangkok time, so it is the same day in every time zone.
  const day = bangkokDay(moment)
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const key = `${locale} ${isThisYear}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(intlLocale(locale), {
      day: 'numeric',
      month: 'short',
      ...(!isThisYear && { year: 'numeric' }),
      timeZone,
    })
    formats.set(key, format)
  }
  return { day: format.format(moment), isPast: day < today }
}

/** The labels of an item, sorted by name. */
export function labelsOf({ labelIds }: Item, labels: ReadonlyMap<string, Label>): Label[] {
  const own = new Set(labelIds)
  return [...labels.values()].filter(({ id }) => own.has(id))
}

/** Number of labels that fit side by side on a card. */
const mostShown = 3

/**
 * The labels of an item in one line. Plain elements in one styled frame, because scrolling mounts and
 * unmounts many cards.
 */
export function LabelLine({ item }: { item: Item }) {
  const text = useText()
  const { labels } = useKanban()
  const own = item.labelIds.length === 0 ? [] : labelsOf(item, labels)
  if (own.length === 0) return null
  return (
    <Labels className="labels" role="group" aria-label={text('demo.labels')}>
      {own.slice(0, mostShown).map(({ id, name, color }) => (
        <span key={id} style={{ borderColor: labelTones[color] }} lang={languageOf(name)}>
          {name}
        </span>
      ))}
      {own.length > mostShown && <bdi>+{own.length - mostShown}</bdi>}
    </Labels>
  )
}

const Labels = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  height: textSized(22),
  '& > span': labelChipStyles(theme),
}))

interface CardLinkProps {
  item: Item
  handle: DragHandle
  className?: string
}

/**
 * Title of an item: it opens the item and serves as the drag handle. It is a link, not the button that the
 * drag library would make of it: Enter opens the item, Space lifts it.
 */
export function CardLink({ item, handle, className }: CardLinkProps) {
  const { itemSearch } = useCardSearch()
  return (
    <Link
      {...handle}
      className={className}
      role={undefined}
      to={itemSearch(item.id)}
      replace
      lang={languageOf(item.title, 'en')}
      dir="auto"
    >
      {item.title}
    </Link>
  )
}

/** The link covers the whole card. */
export function cardLinkStyles({ palette, typography }: Theme): CSSObject {
  return {
    overflow: 'hidden',
    ...atParentsStart,
    fontWeight: typography.fontWeightMedium,
    color: palette.text.primary,
    textDecoration: 'none',
    userSelect: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${palette.primary.readable}`,
      outlineOffset: -3,
    },
  }
}

/**
 * Query strings for links to cards (`?item=` or `?story=`, with search and filters unchanged). Use them for
 * links that replace the history entry, because the drawer adds its own entry.
 */
export function useCardSearch() {
  const { search } = useLocation()
  const searchWith = (kind: CardRef['kind'], id: string) => {
    const next = withoutCard(new URLSearchParams(search))
    next.set(kind, id)
    return `?${next}`
  }
  return {
    itemSearch: (id: string) => searchWith('item', id),
    storySearch: (id: string) => searchWith('story', id),
    /** Search and filters only, shared with the other view of the kanban. */
    wantedSearch: `?${withoutCard(new URLSearchParams(search))}`,
  }
}

/** The card named by the address, and a function that closes it. */
export function useOpenCard(): { card: CardRef | null; close: () => void } {
  const [search, setSearch] = useSearchParams()
  const item = search.get('item')
  const story = search.get('story')
  return {
    card:
      item !== null
        ? { kind: 'item', id: item }
        : story !== null
          ? { kind: 'story', id: story }
          : null,
    close: () => setSearch(withoutCard, { replace: true }),
  }
}

function withoutCard(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('item')
  next.delete('story')
  return next
}
