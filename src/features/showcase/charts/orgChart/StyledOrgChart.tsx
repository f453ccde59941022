import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { company } from './company'
import { OrgTree } from './OrgTree'

/** Who leads others stands on the fill of the primary colour. */
export function StyledOrgChart() {
  return (
    <OrgTree root={company} label="Posts and names">
      {({ name, title, reports }) => (
        <Paper
          elevation={0}
          sx={{
            px: 2,
            py: 1,
            whiteSpace: 'nowrap',
            border: 1,
            borderColor: 'primary.main',
            ...(reports.length > 0 && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="caption">{title}</Typography>
        </Paper>
      )}
    </OrgTree>
  )
}
