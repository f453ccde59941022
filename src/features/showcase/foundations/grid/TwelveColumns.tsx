import Grid from '@mui/material/Grid'
import { Tile } from './Tile'

const sizes = [12, 8, 4, 6, 6, 3, 3, 6]

export function TwelveColumns() {
  return (
    <Grid container spacing={1}>
      {sizes.map((size, index) => (
        // The order never changes: the place is the cell's name.
        <Grid key={index} size={size}>
          <Tile>{size}</Tile>
        </Grid>
      ))}
    </Grid>
  )
}
