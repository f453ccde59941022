import Grid from '@mui/material/Grid'
import { Tile } from './Tile'

/** Space before a cell, on the side where the line begins. */
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
