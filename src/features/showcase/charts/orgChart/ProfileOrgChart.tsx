import Avatar from '@mui/material/Avatar'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { company } from './company'
import { OrgTree } from './OrgTree'

export function ProfileOrgChart() {
  return (
    <OrgTree root={company} label="People and posts">
      {({ name, title, picture, reports }) => (
        <Card variant="outlined" sx={{ width: 148, p: 2, display: 'grid', justifyItems: 'center' }}>
          <Avatar src={picture} alt="" sx={{ width: 56, height: 56, mb: 1 }} />
          <Typography sx={{ fontWeight: 600, textAlign: 'center' }}>{name}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {title}
            {reports.length > 0 && `, leads ${reports.length}`}
          </Typography>
        </Card>
      )}
    </OrgTree>
  )
}
