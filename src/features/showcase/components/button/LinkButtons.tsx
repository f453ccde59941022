import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'

export function LinkButtons() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="contained" component={Link} to="/advance/toggle-button">
        To the toggle buttons
      </Button>
      <Button
        href="https://mui.com/material-ui/react-button/"
        target="_blank"
        rel="noopener noreferrer"
      >
        MUI’s page (new tab)
      </Button>
    </Stack>
  )
}
