import { styled } from '@mui/material/styles'
import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isComposing } from '#lib/keys/isComposing'
import { holds, wordsOf } from '#lib/text/searchable'
import { textSized } from '#ui/appearance/sizes'
import { copyText } from '#ui/copy/copyText'
import { useVisibleRows } from '#ui/list/useVisibleRows'
import { SearchBox } from '#ui/table/SearchBox'
import { Tile } from './Tile'

interface IconGalleryProps {
  icons: Readonly<Record<string, ComponentType<{ 'aria-hidden': 'true' }>>>
  /** The import statement of an icon. */
  importOf: (name: string) => string
}

const tileWidth = textSized(104)
const rowHeight = textSized(96)

/** Icons to search and copy; only visible rows are rendered. */
export function IconGallery({ icons, importOf }: IconGalleryProps) {
  const [search, setSearch] = useState('')
  const [outcome, setOutcome] = useState('Press an icon to copy its import.')
  const list = useRef<HTMLUListElement>(null)
  const names = findIcons(Object.keys(icons), search)
  const columns = useColumns(list, tileWidth)
  const rows = Math.ceil(names.length / columns)
  const { first, end } = useVisibleRows(list, rows, rowHeight)
  const { tabStop, setCurrent, onKeyDown } = useArrowKeys(list, names, columns)

  async function copy(name: string): Promise<void> {
    const line = importOf(name)
    const isCopied = await copyText(line)
    setOutcome(isCopied ? `Copied: ${line}` : `The browser refused to copy. The line is: ${line}`)
  }

  return (
    <>
      <Head>
        <SearchBox label="Search the icons" value={search} onChange={setSearch} />
        <span aria-live="polite">
          {names.length} of {Object.keys(icons).length} icons
        </span>
      </Head>
      <Outcome>{outcome}</Outcome>
      {names.length === 0 && (
        <p>No icon has that in its name. Try a shorter word, such as “user”.</p>
      )}
      <List
        ref={list}
        aria-label="Icons"
        onKeyDown={onKeyDown}
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          paddingTop: first * rowHeight,
          paddingBottom: Math.max(0, rows - end) * rowHeight,
        }}
      >
        {names.slice(first * columns, end * columns).map((name, index) => {
          const Drawing = icons[name]
          return Drawing === undefined ? null : (
            <Cell
              key={name}
              aria-setsize={names.length}
              aria-posinset={first * columns + index + 1}
            >
              <Tile
                name={name}
                Drawing={Drawing}
                isTabStop={name === tabStop}
                onPress={() => void copy(name)}
                onFocus={() => setCurrent(name)}
              />
            </Cell>
          )
        })}
      </List>
    </>
  )
}

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })

/** Always two lines high, so that a message does not move the icons. */
const Outcome = styled('output')(({ theme }) => ({
  display: 'block',
  minHeight: '3em',
  marginBlock: 8,
  overflowWrap: 'anywhere',
  color: theme.palette.text.secondary,
}))

const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  margin: 0,
  paddingInline: 0,
  overflowAnchor: 'none',
})

const Cell = styled('li')({ height: rowHeight, padding: 4, boxSizing: 'border-box' })

/** Number of columns of at least `width` pixels that fit into an element, updated when it is resized. */
function useColumns(element: RefObject<HTMLElement | null>, width: number): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = () => setColumns(Math.max(1, Math.floor(current.clientWidth / width)))
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element, width])
  return columns
}

/** The names that contain every word of the search, ignoring case: “arrow down” finds `ArrowBarDown`. */
export function findIcons(names: readonly string[], search: string): readonly string[] {
  const words = wordsOf(search)
  return names.filter((name) => holds(name, words))
}

/** Manages the tab stop and the arrow keys; in RTL pages left and right are swapped. */
function useArrowKeys(
  list: RefObject<HTMLElement | null>,
  names: readonly string[],
  columns: number,
) {
  const [current, setCurrent] = useState<string | null>(null)
  const place = Math.max(0, current === null ? 0 : names.indexOf(current))

  function onKeyDown(event: KeyboardEvent): void {
    const towardsEnd = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Partial<Record<string, number>> = {
      ArrowRight: towardsEnd,
      ArrowLeft: -towardsEnd,
      ArrowDown: columns,
      ArrowUp: -columns,
    }
    const step = steps[event.key]
    const next = step === undefined ? undefined : names[place + step]
    if (next === undefined || isComposing(event)) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-icon="${next}"]`)?.focus()
  }

  return { tabStop: names[place], setCurrent, onKeyDown }
}
