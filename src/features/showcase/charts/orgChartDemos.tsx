import Avatar from '@mui/material/Avatar'
import Card from '@mui/material/Card'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { OrgTree, type Post } from './orgChart/OrgTree'

function post(name: string, title: string, avatar: number, reports: readonly Post[] = []): Post {
  return { name, title, picture: `/pictures/avatar-${avatar}.svg`, reports }
}

const company: Post = post('Malee Srisai', 'Director', 3, [
  post('Anan Boonmee', 'Payments', 8, [
    post('Ploy Chaiyo', 'Deposits', 5),
    post('Krit Wongsa', 'Withdrawals', 12),
  ]),
  post('Nicha Lertsin', 'Members', 9, [
    post('Dao Rattana', 'Chat', 15),
    post('Bank Phupha', 'Promotions', 18),
    post('Mint Sukjai', 'Safe play', 21),
  ]),
  post('Somchai Dee', 'Technology', 14, [post('Arun Thongdee', 'Mobile app', 6)]),
])

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

export function ProfileOrgChart() {
  return (
    <OrgTree root={company} label="People and posts">
      {({ name, title, picture, reports }) => (
        <Card variant="outlined" sx={{ width: 148, p: 2, display: 'grid', justifyItems: 'center' }}>
          <Avatar src={picture} alt="" sx={{ width: 56, height: 56, mb: 1 }} />
          <Typography sx={{ fontWeight: 'medium', textAlign: 'center' }}>{name}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {title}
            {reports.length > 0 && `, leads ${reports.length}`}
          </Typography>
        </Card>
      )}
    </OrgTree>
  )
}

/** Posts with reports have the primary colour as background. */
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
          <Typography sx={{ fontWeight: 'medium' }}>{name}</Typography>
          <Typography variant="caption">{title}</Typography>
        </Paper>
      )}
    </OrgTree>
  )
}
