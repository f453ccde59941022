import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

const samples = [
  { lang: 'th', name: 'Thai', text: 'ยอดเงินคงเหลือของคุณพร้อมใช้งานแล้ว' },
  { lang: 'zh', name: 'Chinese', text: '您的余额已更新，可随时使用。' },
  { lang: 'ro', name: 'Romanian', text: 'Soldul este la zi și gata de folosit.' },
  { lang: 'fr', name: 'French', text: 'Votre solde est à jour et prêt à servir.' },
  { lang: 'ar', name: 'Arabic', text: 'رصيدك محدث وجاهز للاستخدام.' },
]

/** Each sample names its language, so that fonts, line breaks and voices fit; `bdi` turns the Arabic one. */
export function Scripts() {
  return (
    <Stack spacing={1.5}>
      {samples.map(({ lang, name, text }) => (
        <div key={lang}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography lang={lang}>
            <bdi>{text}</bdi>
          </Typography>
        </div>
      ))}
    </Stack>
  )
}
