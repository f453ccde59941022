export { zhCN as gridTexts } from '@mui/x-data-grid/locales'
