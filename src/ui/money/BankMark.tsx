import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { bankInitials } from '#lib/bankInitials'
import { mixColors, readableOn } from '#lib/contrast'
import { DataText } from '../display/DataText'

interface BankMarkProps {
  /** Name of the bank, in Thai or English. */
  bank: string
  /** Pixels. */
  size?: number
}

/**
 * Tile with the bank's initials in a colour of its own. Drawn here, because logos belong to the banks.
 * Decorative: the name is beside it.
 */
export function BankMark({ bank, size = 36 }: BankMarkProps) {
  const initials = bankInitials(bank)
  if (initials === '') return null
  // Four letters take the same width as three.
  const fontSize = Math.round(size * (initials.length > 3 ? 0.28 : 0.36))
  return (
    <Tile aria-hidden="true" hue={hueOf(initials)} style={{ width: size, height: size, fontSize }}>
      {initials}
    </Tile>
  )
}

/** Base of each bank's colours, by its initials. */
const hues: ReadonlyMap<string, string> = new Map([
  ['KB', '#2f8f5b'],
  ['SCB', '#6f52c4'],
  ['BBL', '#2f5fc4'],
  ['KTB', '#1786b8'],
  ['BAY', '#b5811c'],
  ['TTB', '#d1632a'],
  ['GSB', '#c44784'],
  ['BAAC', '#64892b'],
  ['UOB', '#46589c'],
  ['CIMB', '#b83b42'],
  ['KKP', '#0f8a86'],
  ['GHB', '#9a5a35'],
])

const allHues = [...hues.values()]

/** The colour of a known bank; for any other, one that always belongs to the same letters. */
function hueOf(initials: string): string {
  let sum = 0
  for (const letter of initials) sum += letter.charCodeAt(0)
  return hues.get(initials) ?? allHues[sum % allHues.length] ?? '#46589c'
}

/** Style cache per theme, because finding a readable colour takes longer than rendering the tile. */
const styles = new WeakMap<Theme, Map<string, CSSObject>>()

function lookOf(theme: Theme, hue: string): CSSObject {
  const own = styles.get(theme) ?? new Map<string, CSSObject>()
  styles.set(theme, own)
  const known = own.get(hue)
  if (known) return known
  const { paper } = theme.palette.background
  const backgroundColor = mixColors(paper, hue, 0.16)
  const style: CSSObject = {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: '28%',
    border: `1px solid ${mixColors(paper, hue, 0.4)}`,
    lineHeight: 1,
    verticalAlign: 'middle',
    letterSpacing: '-0.02em',
    userSelect: 'none',
    fontFamily: theme.typography.fontFamily,
    fontWeight: theme.typography.fontWeightBold,
    color: readableOn(backgroundColor, hue),
    backgroundColor,
  }
  own.set(hue, style)
  return style
}

const Tile = styled('span', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: string }>(
  ({ theme, hue }) => lookOf(theme, hue),
)

interface BankNameProps {
  bank: string
  /** Number of an account at the bank, shown after the name. */
  number?: string
}

/** A bank's name with its mark, on one line. */
export function BankName({ bank, number }: BankNameProps) {
  return (
    <Line>
      <BankMark bank={bank} size={22} />
      <DataText>{number === undefined ? bank : `${bank} ${number}`}</DataText>
    </Line>
  )
}

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  '& > :last-child': { minWidth: 0, overflowWrap: 'anywhere' },
})
