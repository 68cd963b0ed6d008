// Small pictures for tests of the company's logo.
import { crc32, deflateSync } from 'node:zlib';

function makeChunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

type PngOptions = {
  width?: number;
  height?: number;
  /** Bits of a channel. */
  bits?: number;
  /** 2: colour, 6: colour and transparency. */
  colorType?: number;
  isInterlaced?: boolean;
  /** Random pixels make a large file. */
  fill?: (size: number, row: number) => Uint8Array;
};

/** Makes a PNG file, by default a grey square with transparency. */
export function makePng({
  width = 8,
  height = 8,
  bits = 8,
  colorType = 6,
  isInterlaced = false,
  fill = (size) => new Uint8Array(size).fill(0x80),
}: PngOptions = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colorType, 0, 0, isInterlaced ? 1 : 0], 8);
  const rowBytes = (width * (colorType === 6 ? 4 : 3) * bits) / 8;
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.from([0]), fill(rowBytes, row)]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    makeChunk('IHDR', head),
    makeChunk('IDAT', deflateSync(Buffer.concat(rows))),
    makeChunk('IEND', new Uint8Array()),
  ]);
}

/** Makes the head of a JPEG file, as far as its size. */
export function makeJpeg({ width = 8, height = 8 } = {}): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
  return Buffer.concat([Buffer.from(head), frame, Buffer.from([0xff, 0xd9])]);
}
