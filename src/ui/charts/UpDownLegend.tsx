import { styled, useTheme } from '@mui/material/styles'
import { useId } from 'react'
import { Hatch } from './Hatch'
import type { UpDownTexts } from './upDown'

interface Props {
  texts: UpDownTexts
}

/** Names the columns and the line of an `UpDownChart`, each beside a sample of its drawing. */
export function UpDownLegend({ texts }: Props) {
  const hatch = useId()
  const colors = useUpDownColors()
  return (
    <List aria-hidden="true">
      <li>
        <Sample>
          <rect width="14" height="14" rx="2" fill={colors.up} />
        </Sample>
        {texts.up}
      </li>
      <li>
        <Sample>
          <defs>
            <Hatch id={hatch} color={colors.down} />
          </defs>
          <rect width="14" height="14" rx="2" fill={`url(#${hatch})`} />
        </Sample>
        {texts.down}
      </li>
      <li>
        <Sample>
          <path d="M0 7h14" stroke={colors.net} strokeWidth="2" />
          <path d="M7 3l4 4-4 4-4-4z" fill={colors.net} />
        </Sample>
        {texts.net}
      </li>
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '0 0 4px',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
}))

const Sample = styled((props: React.SVGProps<SVGSVGElement>) => (
  <svg width="14" height="14" viewBox="0 0 14 14" {...props} />
))({ flex: 'none' })

/** Tones that reach 4.5:1 on paper in every scheme. */
export function useUpDownColors() {
  const { palette } = useTheme()
  return {
    up: palette.primary.readable,
    down: palette.secondary.readable,
    // Uses the colour of the surrounding text, which differs on paper (print).
    net: 'currentColor',
  }
}
