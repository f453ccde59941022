import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import CardMedia from '@mui/material/CardMedia'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'

/** The whole card is one link: its name is its heading. */
export function MediaCard() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 360 }}>
      <CardActionArea component={Link} to="/e-commerce/products">
        <CardMedia component="img" height={160} image="/pictures/gallery-3.svg" alt="" />
        <CardContent>
          <Typography variant="h4" component="h3">
            The fan shop
          </Typography>
          <Typography>Shirts, caps and cups, delivered within three days.</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  )
}
