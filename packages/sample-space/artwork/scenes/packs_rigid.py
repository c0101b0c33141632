"""Pails, drums, tubs, canisters and boxes, built like the containers in packs_bottles.py."""
import math

from mathutils import Vector

from plate_materials import neutral, print_area
from shapes import add, bevel, cuboid, label, lathe, loft, outline, rounded, tube


def pail():
    body = lathe('pail', rounded([(0.0, 0.0), (1.26, 0.0), (1.3, 0.05), (1.46, 3.05), (1.475, 3.3), (0.0, 3.3)], 0.05), neutral('body', 0.32, bump=0.015, bump_scale=4))
    for z, r in ((3.02, 1.49), (2.86, 1.482)):
        lathe('rib', rounded([(r - 0.06, z - 0.045), (r + 0.045, z - 0.03), (r + 0.045, z + 0.03), (r - 0.06, z + 0.045)], 0.02), neutral('body', 0.32))
    lid = lathe('lid', rounded([(1.45, 3.1), (1.56, 3.1), (1.57, 3.3), (1.545, 3.37), (1.44, 3.38), (1.41, 3.31), (1.2, 3.31), (1.17, 3.34), (0.0, 3.34)], 0.025), neutral('cap', 0.3), around=128)
    for k in range(40):
        t = 2 * math.pi * k / 40
        tab = cuboid('tab', (0.035, 0.03, 0.17), (1.572 * math.cos(t), 1.572 * math.sin(t), 3.115), neutral('cap', 0.3), 0.008, 2)
        tab.rotation_euler = (0, 0, t)
    spout = lathe('spout', rounded([(0.0, 3.33), (0.3, 3.33), (0.3, 3.43), (0.25, 3.45), (0.0, 3.45)], 0.02), neutral('trim', 0.3))
    spout.location = (0.75, -0.2, 0)
    patch, ratio = label('label', body, -1.02, 1.02, 0.3, 2.3, print_area(0.24))
    wire = neutral('own', 0.2, metal=True, value=0.55)
    tube('bail', [(-1.53, 0.0, 2.93), (-1.58, -0.3, 2.72), (-1.15, -1.16, 2.5), (0, -1.6, 2.42), (1.15, -1.16, 2.5), (1.58, -0.3, 2.72), (1.53, 0.0, 2.93)], 0.026, wire)
    for x in (-1.5, 1.5):
        boss = lathe('boss', rounded([(0.0, -0.06), (0.16, -0.06), (0.14, 0.06), (0.0, 0.08)], 0.02), neutral('body', 0.32))
        boss.rotation_euler = (0, math.copysign(math.pi / 2, x), 0)
        boss.location = (x, 0, 2.93)
    return {'label': ratio}, 0


def drum():
    profile = [(0.0, 0.0), (1.5, 0.0), (1.62, 0.06), (1.64, 0.3), (1.64, 1.1), (1.72, 1.17), (1.72, 1.3), (1.64, 1.37), (1.64, 3.0), (1.72, 3.07), (1.72, 3.2), (1.64, 3.27), (1.64, 4.15), (1.72, 4.2), (1.72, 4.42), (1.66, 4.5), (1.54, 4.5), (1.5, 4.38), (0.0, 4.38)]
    body = lathe('drum', rounded(profile, 0.07), neutral('body', 0.3, bump=0.02, bump_scale=3), around=128)
    for x in (-0.85, 0.85):
        bung = lathe('bung', rounded([(0.0, 4.37), (0.26, 4.37), (0.26, 4.5), (0.22, 4.53), (0.0, 4.53)], 0.02), neutral('cap', 0.3))
        bung.location = (x, -0.1, 0)
    patch, ratio = label('label', body, -1.14, 1.14, 1.42, 2.95, print_area(0.24))
    return {'label': ratio}, 0


def canister():
    """A cardboard tube with a shaker top."""
    body = lathe('tube', rounded([(0.0, 0.0), (0.38, 0.0), (0.38, 1.82), (0.0, 1.82)], 0.01), neutral('body', 0.38))
    patch, ratio = label('label', body, -0.362, 0.362, 0.09, 1.73, print_area(0.34))
    for z in (0.0, 1.79):
        lathe('rim', rounded([(0.36, z), (0.402, z + 0.005), (0.402, z + 0.055), (0.36, z + 0.06)], 0.012), neutral('own', 0.22, metal=True, value=0.7))
    lathe('top', rounded([(0.0, 1.83), (0.36, 1.83), (0.355, 1.92), (0.3, 1.95), (0.0, 1.955)], 0.02), neutral('cap', 0.3))
    for k in range(7):
        t = 2 * math.pi * k / 7
        hole = lathe('hole', [(0.0, 1.951), (0.03, 1.951), (0.03, 1.957), (0.0, 1.957)], neutral('trim', 0.5))
        hole.location = (0.16 * math.cos(t), 0.16 * math.sin(t), 0)
    return {'label': ratio}, 0


def wipes_tub():
    body = lathe('tub', rounded([(0.0, 0.0), (0.5, 0.0), (0.535, 0.04), (0.53, 0.12), (0.53, 1.75), (0.54, 1.8), (0.0, 1.8)], 0.03), neutral('body', 0.28))
    patch, ratio = label('label', body, -0.5, 0.5, 0.14, 1.68, print_area(0.2))
    lathe('lid', rounded([(0.0, 1.78), (0.57, 1.78), (0.575, 2.0), (0.53, 2.09), (0.0, 2.12)], 0.06), neutral('cap', 0.3), around=128)
    lathe('seam', rounded([(0.55, 1.745), (0.578, 1.75), (0.578, 1.79), (0.55, 1.795)], 0.01), neutral('cap', 0.3))
    flip = loft('flip', [(2.06, 0.26, 0.22, 3), (2.14, 0.26, 0.22, 3), (2.165, 0.24, 0.2, 3), (2.17, 0.2, 0.17, 3)], neutral('trim', 0.3))
    flip.location = (0, -0.12, 0)
    return {'label': ratio}, 0


def pods_tub():
    body = loft('tub', [
        (0.0, 0.7, 0.5, 3.4), (0.02, 0.77, 0.56, 3.4), (0.1, 0.81, 0.6, 3.4), (0.7, 0.85, 0.63, 3.4), (1.35, 0.89, 0.66, 3.4), (1.42, 0.89, 0.66, 3.4), (1.46, 0.86, 0.64, 3.4),
    ], neutral('body', 0.26))
    patch, ratio = label('label', body, -0.74, 0.74, 0.14, 1.26, print_area(0.2))
    loft('lid', [
        (1.40, 0.90, 0.67, 3.4), (1.405, 0.925, 0.69, 3.4), (1.42, 0.93, 0.695, 3.4), (1.66, 0.925, 0.69, 3.4), (1.72, 0.9, 0.67, 3.4), (1.76, 0.84, 0.61, 3.4), (1.775, 0.6, 0.42, 3),
    ], neutral('cap', 0.3))
    latch = cuboid('latch', (0.34, 0.05, 0.2), (0, -0.69, 1.42), neutral('trim', 0.3), 0.024)
    return {'label': ratio}, 12


def carton(size, name='box', round_by=0.018, tape=True):
    """A carton. One print covers its front (the left part of the print) and its right side."""
    x, y, z = size
    cuboid(name, size, (0, 0, 0), neutral('body', 0.42), round_by, 3)
    sheet, lift, edge = print_area(0.36), 0.003, round_by * 0.35
    front_share = x / (x + y)
    fx, fy = x / 2, y / 2
    verts = [(-fx + edge, -fy - lift, edge), (fx - edge, -fy - lift, edge), (fx - edge, -fy - lift, z - edge), (-fx + edge, -fy - lift, z - edge),
             (fx + lift, -fy + edge, edge), (fx + lift, fy - edge, edge), (fx + lift, fy - edge, z - edge), (fx + lift, -fy + edge, z - edge)]
    made = add('print', verts, [(0, 1, 2, 3), (4, 5, 6, 7)], sheet, smooth=False)
    uv = made.data.uv_layers.new(name='UVMap')
    for loop, (u, v) in zip(made.data.loops, [(0, 0), (front_share, 0), (front_share, 1), (0, 1), (front_share, 0), (1, 0), (1, 1), (front_share, 1)]):
        uv.data[loop.index].uv = (u, v)
    if tape:
        cuboid('tape', (x * 0.998, 0.22 * y, 0.006), (0, 0, z - 0.001), neutral('cap', 0.3), 0.002, 2)
        seam = cuboid('seam', (x * 0.99, 0.012, 0.004), (0, 0, z + 0.0045), neutral('trim', 0.6), 0, 1)
    return {'label': (x + y) / z, 'front': front_share}


def box():
    return carton((1.7, 1.05, 2.2)), -28


def pad_box():
    return carton((2.3, 1.15, 1.5), tape=False), -26


def dispenser():
    """A wall dispenser: a case with a rounded front, a lever and an outlet."""
    body = loft('case', [(0.0, 0.72, 0.34, 5), (0.02, 0.78, 0.38, 5), (0.1, 0.8, 0.4, 5), (1.2, 0.8, 0.42, 5), (2.3, 0.8, 0.4, 5), (2.42, 0.78, 0.38, 5), (2.45, 0.7, 0.3, 5)], neutral('body', 0.3))
    patch, ratio = label('label', body, -0.62, 0.62, 0.75, 2.1, print_area(0.2))
    cuboid('lever', (0.7, 0.16, 0.3), (0, -0.44, 0.2), neutral('cap', 0.3), 0.06)
    outlet = lathe('outlet', [(0.0, -0.12), (0.07, -0.12), (0.09, 0.06), (0.0, 0.06)], neutral('trim', 0.3))
    outlet.location = (0, -0.15, 0)
    for obj in (body,):
        pass
    return {'label': ratio}, -20
