import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { PageBar } from '../page/PageBar'
import { Loading } from './LoadArea'
import { PageBody } from './PageBody'

/** Placeholder of a page whose code is being loaded: the bar with the way back, then the page's shape. */
export function PageSkeleton() {
  return (
    <>
      <PageBar>
        <Title>
          <Skeleton height={36} />
        </Title>
      </PageBar>
      <Loading>
        <PageBody />
      </Loading>
    </>
  )
}

const Title = styled('div')({ flex: '1 1 0', maxWidth: 280, marginInlineEnd: 'auto' })
