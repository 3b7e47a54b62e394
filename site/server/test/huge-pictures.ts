import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';

/** 39.7 megapixels, one colour. */
const SIZE = { width: 7700, height: 5150 };
/** Their encoder takes two gigabytes, so they are kept, packed by brotli. */
const AVIF_39 =
  'G9UEIGYIT7u1A6TMGQg8xGGnWlgWYPZFYni7zxrIBbKB0nSiOtb5O+O7PCIS/1nuY7cAALRuwRH+UCjsBgAAPrCbkCw+MJRKT59uZMA0Jg8X70BgfxhqAhwz7O3nDKKqIkABBPkvlwDkNWWBYV+3FBQCWdy7IrBCoYJCvOH7w8E+XYw57B/oD7ykIme/Ky4UKqSSoDDHk8JB/q4A8ICeFABSek94AA6HKySmAaCQw/4+EPAoiMgEBLL8cXvi4wIFEwNsbIXPshxKp/mE+7DwFgZhSfLKxrbgEiJZMR447m1yf6eKaA3aZ/COMEz6oFhK74v3/uLS4bNV+aa2sfrht+gJP7FvRVWYScu8/SPXDstypX11UaQavLmG7FgGY4i/js2wrxc2BdsHM2IK3letscOCQXPPOSMt2svrUuhTXNFL9zZVnf/EP/kabpMgKG3Zteceic2HQVZcdh22ltuBztMScEqoY6Ejfq+53DRXVy+Le4TxwoM1KMWqXwGKRUjXyO+cPsGj5fsb9gL5LD0X70uijSn86pONQgwOz0hN+oPwj6HL4Hpk3H3wQEHOXAfb20dm25/fDf9JUz71IOnSOBGzta0okK6m4w0lKqi3E3JHTMpubU1+92d0vNr/We26trvmf0wYypz26qtMi/qHEe9Jsvxw+fHleoXeyVhClcBZ7t/jxaO3vNnqA2JFyT3yrWPS73EdeLeqMy7/CsxcTXDPjaMXA7z1oinai3d1i9H1OXubquZs3+8n5J7EP/9k8fYYy9Nj/a/mvR9nqfaID/nDiT30q/xokAzi3ZYxff4Jbesj/5CxnwiGcYaZwYzsyx/D4TyRt4hE+RdoF68RNjIcnMp0J7YLjw+9vOOxGxwMfKdN/1fOhap6ETnsYjeyi3MNi2VIkNCWtqWZLLQkaYibP82NyD0gypQqVASOOuP3Oz/Uht5OJ7ltc9sO';
const AVIF_12 =
  'C+qAAAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAANsAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgTACAAAAABRpc3BlAAAAAAAAD6AAAAwcAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAADjbWRhdBIACgo8Lv5/BtpAQ0GkMsoBEH+TFCd///+LPwIAYM/KKvcZed1VI7+kWMQrc5tZ6uUBOwTK8VZEc2ky36Mhg4v4/38HMymgo8Q55Q741ZzsrQ1u3DLtwcEHu45YIEfy5NFQ6JHpwuxDXwmQvVCfGWuGa6O2+xPA7XO+elVd0IDPyir3GXndVSOZq4rNx/KK3JWHp6L9KHM7aYBU6dZlTn0L7EXpj4DH5RLfUjFfSDE59Zs01ZGLrXjpuOZrhT8JVaXJkkFLvkE3RouNmIr5y9YfL6mVOexAGC5ozAM=';
/** Lossless, with alpha. */
const WEBP_39 = 'UklGRhwAAABXRUJQVlA4TBAAAAAvE14HFQdQvChKAQMR0f8A';

/** Builds pictures of a few bytes that take much memory to read or to write, by name. */
export async function buildHugePictures(): Promise<ReadonlyMap<string, Buffer>> {
  const background = { r: 0, g: 120, b: 40, alpha: 0.5 };
  const draw = () => sharp({ create: { ...SIZE, channels: 4, background } });
  return new Map([
    ['39-megapixels.webp', Buffer.from(WEBP_39, 'base64')],
    ['39-megapixels.png', await draw().png({ compressionLevel: 1 }).toBuffer()],
    ['39-megapixels-interlaced.png', await draw().png({ compressionLevel: 1, progressive: true }).toBuffer()],
    ['39-megapixels.avif', brotliDecompressSync(Buffer.from(AVIF_39, 'base64'))],
    ['12-megapixels.avif', brotliDecompressSync(Buffer.from(AVIF_12, 'base64'))],
  ]);
}
