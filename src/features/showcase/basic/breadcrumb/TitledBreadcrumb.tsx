import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { Step } from './Step'

/** The page's title at one end, the way to it at the other. */
export function TitledBreadcrumb() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="h3" component="h3">
        History
      </Typography>
      <Breadcrumbs aria-label="Way with a title">
        <Step to="/dashboard/analytics">Home</Step>
        <Typography component="span" aria-current="page">
          History
        </Typography>
      </Breadcrumbs>
    </Box>
  )
}
