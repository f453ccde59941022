import Grid from '@mui/material/Grid'
import { Tile } from './Tile'

const cards = ['Balance', 'Deposits', 'Withdrawals', 'Cashback']

/** One column on a phone, two on a tablet, four on a desk. */
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
