import Grid from '@mui/material/Grid'
import { Tile } from './Tile'

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
