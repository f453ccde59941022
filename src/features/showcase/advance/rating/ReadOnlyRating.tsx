import Box from '@mui/material/Box'
import Rating from '@mui/material/Rating'

const games = [
  { name: 'River of Coins', stars: 4.6, votes: 812 },
  { name: 'Lotus Cards', stars: 3.9, votes: 240 },
]

/** To be read: no control, one picture with a name. */
export function ReadOnlyRating() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', display: 'grid', gap: 1, m: 0, p: 0 }}>
      {games.map(({ name, stars, votes }) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          {name}
          <Rating readOnly precision={0.1} value={stars} aria-label={`${stars} of 5 stars`} />
          <span>
            {stars} ({votes} votes)
          </span>
        </Box>
      ))}
    </Box>
  )
}
