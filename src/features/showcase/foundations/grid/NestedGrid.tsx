import Grid from '@mui/material/Grid'
import { Tile } from './Tile'

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
