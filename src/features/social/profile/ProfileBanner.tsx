import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'

/** Cover, picture and name of the demo's only account. */
export function ProfileBanner() {
  const text = useText()
  return (
    <>
      <Cover src="/pictures/cover-1.svg" alt="" width={1200} height={300} />
      <Person>
        <Face src="/pictures/avatar-14.svg" alt="" width={96} height={96} />
        <Words>
          <Name>
            <bdi>Ploy C.</bdi>
          </Name>
          <Role>{text('social.profile.role')}</Role>
        </Words>
      </Person>
    </>
  )
}

const Cover = styled('img')({
  display: 'block',
  width: '100%',
  height: 'clamp(96px, 18vw, 200px)',
  objectFit: 'cover',
})

/** Pixels by which the picture overlaps the cover. */
const faceAbove = 40

const Person = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  marginTop: -faceAbove,
  padding: '0 20px 8px',
})

/** Below the cover, with any number of lines. */
const Words = styled('div')({ minWidth: 0, paddingTop: faceAbove + 4 })

const Face = styled('img')(({ theme }) => ({
  flexShrink: 0,
  borderRadius: '50%',
  border: `4px solid ${theme.palette.background.paper}`,
  backgroundColor: theme.palette.background.paper,
}))

const Name = styled('p')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))

const Role = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))
