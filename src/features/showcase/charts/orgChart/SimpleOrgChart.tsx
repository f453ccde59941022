import Paper from '@mui/material/Paper'
import { company } from './company'
import { OrgTree } from './OrgTree'

export function SimpleOrgChart() {
  return (
    <OrgTree root={company} label="Posts">
      {({ title }) => (
        <Paper variant="outlined" sx={{ px: 2, py: 1, whiteSpace: 'nowrap' }}>
          {title}
        </Paper>
      )}
    </OrgTree>
  )
}
