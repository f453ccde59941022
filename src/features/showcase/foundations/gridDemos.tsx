import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Paper from '@mui/material/Paper'
import Slider from '@mui/material/Slider'
import { type ReactNode, useState } from 'react'
import { spaces } from '#ui/appearance/sizes'

/** Visible content of a cell. */
function Tile({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ p: 1.5, textAlign: 'center', overflowWrap: 'anywhere' }}>
      {children}
    </Paper>
  )
}

/** The distances of the app in pixels. */
export function Spacing() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', display: 'grid', gap: 1, m: 0, p: 0 }}>
      {spaces.map((space) => (
        <Box component="li" key={space} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box component="span" sx={{ width: 24, textAlign: 'end' }}>
            {space}
          </Box>
          <Box sx={{ width: space, height: 16, bgcolor: 'primary.main' }} />
        </Box>
      ))}
    </Box>
  )
}

const sizes = [12, 8, 4, 6, 6, 3, 3, 6]

export function TwelveColumns() {
  return (
    <Grid container spacing={1}>
      {sizes.map((size, index) => (
        // The order never changes, so the index is a stable key.
        <Grid key={index} size={size}>
          <Tile>{size}</Tile>
        </Grid>
      ))}
    </Grid>
  )
}

const cards = ['Balance', 'Deposits', 'Withdrawals', 'Cashback']

/** One column on phones, two on tablets, four on desktops. */
export function ResponsiveGrid() {
  return (
    <Grid container spacing={1}>
      {cards.map((card) => (
        <Grid key={card} size={{ xs: 12, sm: 6, lg: 3 }}>
          <Tile>{card}</Tile>
        </Grid>
      ))}
    </Grid>
  )
}

export function AutoGrid() {
  return (
    <Grid container spacing={1}>
      <Grid size="auto">
        <Tile>as wide as its words</Tile>
      </Grid>
      <Grid size="grow">
        <Tile>the rest</Tile>
      </Grid>
      <Grid size={3}>
        <Tile>3</Tile>
      </Grid>
    </Grid>
  )
}

export function NestedGrid() {
  return (
    <Grid container spacing={1}>
      <Grid size={8}>
        <Grid container spacing={1}>
          <Grid size={12}>
            <Tile>Chart</Tile>
          </Grid>
          <Grid size={6}>
            <Tile>Today</Tile>
          </Grid>
          <Grid size={6}>
            <Tile>Week</Tile>
          </Grid>
        </Grid>
      </Grid>
      <Grid size={4}>
        <Tile>Activity</Tile>
      </Grid>
    </Grid>
  )
}

/** Space before a cell, on the start side. */
export function OffsetGrid() {
  return (
    <Grid container spacing={1}>
      <Grid size={5} offset={2}>
        <Tile>offset 2</Tile>
      </Grid>
      <Grid size={3} offset={{ xs: 0, sm: 2 }}>
        <Tile>offset 2 from sm</Tile>
      </Grid>
      <Grid size={4} offset="auto">
        <Tile>at the end</Tile>
      </Grid>
    </Grid>
  )
}

/** Plain CSS: as many columns as fit, without any breakpoint. */
export function FillGrid() {
  const [cells, setCells] = useState(5)
  return (
    <>
      <Slider
        value={cells}
        min={1}
        max={12}
        valueLabelDisplay="auto"
        aria-label="Number of cells"
        onChange={(_, next) => setCells(next)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        }}
      >
        {Array.from({ length: cells }, (_, index) => (
          <Tile key={index}>{index + 1}</Tile>
        ))}
      </Box>
    </>
  )
}
