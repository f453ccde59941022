import type { BannerRow } from '../database/rows'
import { bannerImage } from './bannerImage'

const always = { startAt: null, endAt: null, status: 'on' } as const

export const banners: BannerRow[] = [
  {
    bannerID: 'N1',
    imageUrl: bannerImage('ภารกิจสมบัติใต้สมุทร', 'สะสมแต้มทุกวัน ลุ้นหีบทองทุกศุกร์', {
      from: '#0b3d63',
      to: '#0f8b8d',
      shape: 'waves',
    }),
    alt: 'ภารกิจสมบัติใต้สมุทร สะสมแต้มทุกวัน ลุ้นหีบทองทุกศุกร์',
    linkTo: '/rewards',
    position: 'home',
    sort: 1,
    ...always,
  },
  {
    bannerID: 'N2',
    imageUrl: bannerImage('ศึกจรวดข้ามดวงดาว', 'ทัวร์นาเมนต์ใหม่ เปิดสนามแล้ววันนี้', {
      from: '#2b1a5e',
      to: '#8a2be2',
      shape: 'stars',
    }),
    alt: 'ศึกจรวดข้ามดวงดาว ทัวร์นาเมนต์ใหม่ เปิดสนามแล้ววันนี้',
    linkTo: '/games',
    position: 'home',
    sort: 2,
    ...always,
  },
  {
    bannerID: 'N3',
    imageUrl: bannerImage('เติมพลังรับโบนัส 20%', 'ฝากครั้งถัดไป รับเพิ่มสูงสุด 500 บาท', {
      from: '#7a1f3d',
      to: '#e0662f',
      shape: 'rays',
    }),
    alt: 'เติมพลังรับโบนัส 20% ฝากครั้งถัดไป รับเพิ่มสูงสุด 500 บาท',
    linkTo: '/promotion',
    position: 'home',
    sort: 3,
    ...always,
  },
  {
    bannerID: 'N4',
    imageUrl: bannerImage('เล่นพอดี มีความสุข', 'ตั้งวงเงินของคุณเอง พักได้ทุกเมื่อ', {
      from: '#1d4d2b',
      to: '#4f9d4a',
      shape: 'waves',
    }),
    alt: 'เล่นพอดี มีความสุข ตั้งวงเงินของคุณเอง พักได้ทุกเมื่อ',
    linkTo: '/account/limits',
    position: 'promotion',
    sort: 4,
    ...always,
  },
  {
    bannerID: 'N5',
    imageUrl: bannerImage('วงล้อนำโชครอคุณอยู่', 'ใช้แต้มหมุนวงล้อ ลุ้นเครดิตได้ทุกวัน', {
      from: '#24357a',
      to: '#8a2be2',
      shape: 'wheel',
    }),
    alt: 'วงล้อนำโชครอคุณอยู่ ใช้แต้มหมุนวงล้อ ลุ้นเครดิตได้ทุกวัน',
    linkTo: '/rewards/wheel',
    position: 'popup',
    sort: 5,
    ...always,
  },
]
