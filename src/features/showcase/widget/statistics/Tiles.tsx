import { styled } from '@mui/material/styles'

/** Pixels. */
const least = 200
const gap = 12
const fourAcross = 4 * least + 3 * gap

const four = ':first-of-type:nth-last-of-type(4)'

/** Small cards, as many side by side as fit; four are shown in two rows before one of them would be alone. */
export const Tiles = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap,
  margin: 0,
  padding: 0,
  '& > li': { flex: `1 1 ${least}px`, minWidth: `min(${least}px, 100%)` },
  [`& > ${four}, & > ${four} ~ li`]: {
    flexBasis: `max(25% - ${(3 * gap) / 4}px, min(50% - ${gap / 2}px, (${fourAcross}px - 100%) * 999))`,
  },
})

export const Tile = styled('li')(({ theme }) => ({
  padding: 16,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}))
